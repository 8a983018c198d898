/** A window of a browser with one page, as far as journeys need it in every browser. */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page. It knows nothing but its arguments, and they and its result are JSON. */
  run<Values extends unknown[], Result>(
    script: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Presses and releases the left mouse button at a place of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the control that has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Errors in the console and violations of the Content-Security-Policy so far. */
  problems(): Promise<string[]>
  /** The page's picture as a PNG file. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape'

export interface WindowSize {
  width: number
  height: number
}

export interface OtherBrowser {
  newTab(size: WindowSize): Promise<Tab>
  close(): Promise<void>
}
