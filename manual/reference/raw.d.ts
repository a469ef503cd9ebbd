/** The text of a file, from the bundler. */
declare module '*?raw' {
  const text: string;
  export default text;
}
