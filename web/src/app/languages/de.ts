/** All messages but the rulebook's, which is long and seldom open. */
export default Object.values(
  import.meta.glob<string>(["$locales/de/*.ftl", "!$locales/de/rules-*.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
