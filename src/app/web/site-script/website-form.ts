import { websiteAddress } from '#platform/basics/web/website-address.ts'
import { listen } from './listen.ts'

export const WEBSITE_FORM = 'form[data-website-form]'

/** Checks a website's address before the form is sent, and adds "https://" to it. */
export function listenToWebsiteForms(): void {
  listen('submit', WEBSITE_FORM, (form, event) => {
    const input = inputOf(form)
    const address = websiteAddress(input.value)
    showProblem(form, address.problem)
    if (address.problem) {
      event.preventDefault()
      input.focus()
    } else {
      input.value = address.url
    }
  })
  listen('input', WEBSITE_FORM, (form) => {
    const input = inputOf(form)
    if (input.ariaInvalid) showProblem(form, websiteAddress(input.value).problem)
  })
}

function inputOf(form: HTMLElement): HTMLInputElement {
  return form.querySelector('input') as HTMLInputElement
}

function showProblem(form: HTMLElement, problem: 'empty' | 'invalid' | undefined): void {
  const message = form.querySelector<HTMLElement>('[data-problem]')
  if (!message) return
  message.hidden = problem === undefined
  message.textContent = (problem && message.dataset[problem]) ?? ''
  inputOf(form).ariaInvalid = problem ? 'true' : null
}
