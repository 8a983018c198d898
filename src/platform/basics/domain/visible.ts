/**
 * Matches a text with at least one visible character. Unicode counts the blank braille cell (U+2800) as visible, and
 * does not count annotation marks (U+FFF9 to U+FFFB) as ignorable, so both are excluded by name.
 */
export const VISIBLE =
  /[^\s\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]/u
