/**
 * Matches a text of which a reader sees anything: more than white space and characters without a shape. Braille's blank
 * cell is a letter to Unicode, and marks of annotations are no ignorable characters to it.
 */
export const SEEN =
  /[^\s\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]/u
