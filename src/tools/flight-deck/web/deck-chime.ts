let context: AudioContext | undefined

/** Browsers let a page play sound only after a user action: call this in the handler of one. */
export function prepareChime(): void {
  try {
    context ??= new AudioContext()
    // If the browser refuses, there is no sound; the screen shows the same information.
    context.resume().catch(() => {})
  } catch {
    context = undefined
  }
}

/** Two soft tones, the second a fifth higher. */
export function playChime(): void {
  if (context?.state !== 'running') return
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const begin = context.currentTime + index * 0.28
    const volume = context.createGain()
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.22, begin + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 1.4)
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + 1.5)
  }
}
