/** All messages but the rulebook's, which is long and seldom open. */
export default Object.values(
  import.meta.glob<string>(["$locales/it/*.ftl", "!$locales/it/rules-*.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
