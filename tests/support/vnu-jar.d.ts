/** vnu-jar brings no types: it is the path of the checker's program, as a String object. */
declare module 'vnu-jar' {
  const jar: string;
  export default jar;
}
