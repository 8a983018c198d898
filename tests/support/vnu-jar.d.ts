declare module 'vnu-jar' {
  /** Where the Nu HTML checker's archive for Java lies. */
  const file: string
  export default file
}
