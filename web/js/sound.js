// Sounds made here: a wooden click, a lower one for a capture, a bell for the flag.

/** @type {AudioContext | undefined} */
let audio;
let isOn = false;

/** @param {boolean} on */
export function setSound(on) {
  isOn = on;
}

/** @returns {AudioContext | undefined} */
function speaker() {
  if (!isOn || !('AudioContext' in window)) return undefined;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => {});
  return audio;
}

/**
 * Wood on wood: a short noise that rings in a narrow band.
 *
 * @param {boolean} isCapture
 */
export function click(isCapture) {
  const to = speaker();
  if (!to) return;
  const length = isCapture ? 0.11 : 0.07;
  const noise = new AudioBufferSourceNode(to, { buffer: knock(to, length) });
  const band = new BiquadFilterNode(to, { type: 'bandpass', frequency: isCapture ? 480 : 950, Q: 4 });
  const loudness = new GainNode(to, { gain: 0.9 });
  noise.connect(band).connect(loudness).connect(to.destination);
  noise.start();
}

/** @param {AudioContext} to @param {number} seconds @returns {AudioBuffer} */
function knock(to, seconds) {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) {
    wave[i] = (Math.random() * 2 - 1) * Math.exp((-7 * i) / wave.length);
  }
  return buffer;
}

/** A small bell: partials that are not in tune, as in a bell. */
export function bell() {
  const to = speaker();
  if (!to) return;
  const now = to.currentTime;
  for (const [ratio, loudness] of /** @type {const} */ ([[1, 0.16], [2.76, 0.07], [5.4, 0.03]])) {
    const tone = new OscillatorNode(to, { frequency: 660 * ratio });
    const fade = new GainNode(to, { gain: loudness });
    fade.gain.setValueAtTime(loudness, now);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + 1.4);
    tone.connect(fade).connect(to.destination);
    tone.start(now);
    tone.stop(now + 1.4);
  }
}
