/** All messages but those of the terminal, the lab, and of the rulebook, which is long and seldom open. */
export default Object.values(
  import.meta.glob<string>(["$locales/it/*.ftl", "!$locales/it/rules-*.ftl", "!$locales/it/{lab,terminal}.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
