import { createLink } from '@tanstack/react-router'
import { ButtonAnchor } from '../button.tsx'

/** A link to a page of the product that looks like a button; `to`, `params` and `search` are typed by the routes. */
export const ButtonLink = createLink(ButtonAnchor)
