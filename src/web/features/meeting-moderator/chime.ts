/** Two notes, a fourth apart: [frequency in Hz, begin in seconds]. */
const NOTES = [
  [659.25, 0],
  [880, 0.22],
] as const
const NOTE_LENGTH = 0.9
const LOUDNESS = 0.18

let context: AudioContext | undefined

/** A short soft tone, made by the browser. Silent where nobody has touched the page yet: browsers ask for that. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const [frequency, offset] of NOTES) {
    const begin = context.currentTime + offset
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_LENGTH)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + NOTE_LENGTH)
  }
}
