const RATE = 8000;
const SECONDS = 3;
/** Three tones of a chord, in Hz. */
const NOTES = [392, 494, 587];

/** A sound of three tones as a WAV file, one byte a sample: made here, so that nothing is fetched. */
export function chime(): Blob {
  const samples = Uint8Array.from({ length: RATE * SECONDS }, (_, at) => {
    const second = at / RATE;
    const note = NOTES[Math.floor(second)]!;
    const fade = 1 - (second % 1);
    return 128 + Math.round(48 * fade * Math.sin(2 * Math.PI * note * second));
  });
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) {
      header.setUint8(at + index, word.charCodeAt(index));
    }
  };
  text(0, 'RIFF');
  header.setUint32(4, 36 + samples.length, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  text(36, 'data');
  header.setUint32(40, samples.length, true);
  return new Blob([header, samples], { type: 'audio/wav' });
}
