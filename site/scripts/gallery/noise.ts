/** A smooth random field over the plane: values from 0 to 1 that change little over little distance. */
function smoothNoise(random: () => number): (x: number, y: number) => number {
  const lattice = Float64Array.from({ length: 256 * 256 }, random);
  const at = (x: number, y: number) => lattice[(y & 255) * 256 + (x & 255)] ?? 0;

  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [ease(x - column), ease(y - row)];
    const top = mix(at(column, row), at(column + 1, row), across);
    const bottom = mix(at(column, row + 1), at(column + 1, row + 1), across);
    return mix(top, bottom, down);
  };
}

/** Noise with detail: octaves of it, each twice as fine and half as strong. */
export function detailedNoise(random: () => number, octaves: number): (x: number, y: number) => number {
  const noise = smoothNoise(random);
  return (x, y) => {
    let [sum, total] = [0, 0];
    for (let octave = 0; octave < octaves; octave++) {
      const scale = 2 ** octave;
      sum += noise(x * scale + octave * 17, y * scale + octave * 31) / scale;
      total += 1 / scale;
    }
    return sum / total;
  };
}

/** The value at `share` of the way from `from` to `to`. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

const ease = (share: number) => share * share * (3 - 2 * share);
