/** What is printed takes its words from the server: of the client's messages, none are needed. */
export default [];
