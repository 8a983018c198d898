/** Shows that a picture is on its way. Without scripts nothing could end that, so no page begins with it. */
export function showLoadingPictures(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-shows-loading]')) {
    const image = figure.querySelector('img')
    if (!image || image.complete) continue
    figure.dataset.loading = ''
    const stop = () => delete figure.dataset.loading
    image.addEventListener('load', stop)
    // A failed picture is no longer loading: its alternative text is shown.
    image.addEventListener('error', stop)
  }
}
