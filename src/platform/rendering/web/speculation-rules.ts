const EXCEPT = [
  { href_matches: '/admin*' },
  { href_matches: '/admin/*' },
  { href_matches: '/api/*' },
  { href_matches: '/buchung/*' },
  { href_matches: '/platz/*' },
  { href_matches: '/trainings/warteliste/*' },
  { selector_matches: '[download]' },
]

/**
 * Which pages a browser may fetch when a pointer or finger comes near their link. The text is the same on every page, so
 * that a Content-Security-Policy can allow it by its hash. As a file, which a header can name, it would be one more
 * request before the first picture.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, ...EXCEPT.map((not) => ({ not }))] },
      eagerness: 'moderate',
    },
  ],
})
