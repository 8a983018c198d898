declare module 'vnu-jar' {
  /** The path of the Nu HTML checker's Java archive. */
  const file: string
  export default file
}
