/** Two tones of a shop bell, in hertz, and when each begins, in seconds. */
const TONES = [
  { pitch: 1318.5, start: 0 },
  { pitch: 1046.5, start: 0.14 },
];
const LOUDNESS = 0.16;
const FADE_S = 0.5;

let speaker: AudioContext | undefined;

/** Rings the bell of the shop door. Silent where the browser still waits for the first click on the page. */
export async function playChime(): Promise<void> {
  speaker ??= new AudioContext();
  const { destination } = speaker;
  // Without a click „resume“ would wait, and the bell would ring much too late.
  if (speaker.state === 'suspended' && !navigator.userActivation?.hasBeenActive) return;
  await speaker.resume();
  for (const { pitch, start } of TONES) {
    const tone = new OscillatorNode(speaker, { frequency: pitch, type: 'sine' });
    const volume = new GainNode(speaker, { gain: 0 });
    const begin = speaker.currentTime + start;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + FADE_S);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(begin + FADE_S);
  }
}
