/** The two tones of a shop bell. Pitch in hertz, start in seconds. */
const TONES = [
  { pitch: 1318.5, start: 0 },
  { pitch: 1046.5, start: 0.14 },
];
const VOLUME = 0.16;
const FADE_S = 0.5;

let audio: AudioContext | undefined;

/**
 * Safari starts sounds only in the middle of a click or a key press, and lets whatever was started there sound later,
 * too.
 */
export async function allowChime(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume();
  await audio.suspend();
}

export async function playChime(): Promise<void> {
  audio ??= new AudioContext();
  const { destination } = audio;
  // Before the first click on the page, `resume` waits for that click, and the sound would come far too late.
  if (audio.state === 'suspended' && !navigator.userActivation?.hasBeenActive) return;
  await audio.resume();
  for (const { pitch, start } of TONES) {
    const tone = new OscillatorNode(audio, { frequency: pitch, type: 'sine' });
    const gain = new GainNode(audio, { gain: 0 });
    const begin = audio.currentTime + start;
    gain.gain.setValueAtTime(VOLUME, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + FADE_S);
    tone.connect(gain).connect(destination);
    tone.start(begin);
    tone.stop(begin + FADE_S);
  }
}
