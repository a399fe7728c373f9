/** The rulebook's messages. */
export default Object.values(
  import.meta.glob<string>("$locales/de/rules-*.ftl", { eager: true, query: "?raw", import: "default" }),
);
