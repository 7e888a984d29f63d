/** FNV-1a with a final mix: chooses a tint or a layout by name, always the same one. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A print colour in three strengths: deep for bands and letters, mid for a second field, wash for paper. */
export interface Tint {
  deep: string
  mid: string
  wash: string
  /** The shaded side of a box in this colour. */
  shade: string
}

export const PAPER = '#FCFDFB'
export const PAPER_SHADE = '#E3E8E4'
export const PAPER_TOP = '#F3F6F3'
export const INK = '#18211E'
export const INK_MUTED = '#55625C'
export const SEAM = '#D5DCD8'
export const BRASS = '#A9792B'
export const BRASS_LIGHT = '#D9B56C'
export const ACCENT: Tint = { deep: '#0B6E60', mid: '#3E9183', wash: '#E6F2EF', shade: '#095A4F' }
export const CINNABAR: Tint = { deep: '#B0432E', mid: '#C9715D', wash: '#F9ECE7', shade: '#8F3524' }
export const AMBER: Tint = { deep: '#8E6218', mid: '#B88D42', wash: '#F8F1E0', shade: '#734E10' }

/** Colours of medicine boxes: calm mineral tones, each with its paper. */
const TINTS: readonly [Tint, ...Tint[]] = [
  ACCENT,
  { deep: '#1C7382', mid: '#58A0AB', wash: '#E5F1F3', shade: '#155C68' },
  { deep: '#2A5F94', mid: '#6890BA', wash: '#E8EFF7', shade: '#204C78' },
  { deep: '#34477A', mid: '#6F7EA8', wash: '#EBEDF5', shade: '#293962' },
  { deep: '#5B4A7E', mid: '#8D7FAA', wash: '#F0EDF5', shade: '#493B66' },
  { deep: '#8B3F5A', mid: '#B27489', wash: '#F6EBEF', shade: '#703147' },
  CINNABAR,
  AMBER,
  { deep: '#5C6B26', mid: '#8D9A5B', wash: '#F1F3E4', shade: '#49561D' },
  { deep: '#2F6142', mid: '#669278', wash: '#E8F1EB', shade: '#244D34' },
  { deep: '#46586A', mid: '#7C8C9C', wash: '#EBEFF2', shade: '#374654' },
  { deep: '#A35A1F', mid: '#C58B5C', wash: '#F9EEE3', shade: '#854817' },
]

/** The tint of a name: products of one trade name or maker look similar. */
export function tintOf(name: string): Tint {
  return TINTS[hashName(`tint/${name}`) % TINTS.length] ?? TINTS[0]
}
