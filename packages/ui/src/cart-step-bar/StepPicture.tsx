import type { CartStep } from './cartStep'

/** A drawing for each step, 40 by 32: a full box, a checked list, a card over a slot, a tied parcel. */
const DRAWINGS: Record<CartStep, string> = {
  1: 'M6 12h28v14H6zM6 16h28M16 20.5h8M11 12V6.5h7V12M21 12V8h8v4',
  2: 'M11 5h18v23H11zM15 11l1.6 1.6L19.500 10M22 11.500h4M15 17l1.600 1.600L19.500 16M22 17.500h4M15 23l1.600 1.600L19.500 22M22 23.500h4',
  3: 'M7 9.500h26v14H7zM7 14h26M11 19.500h6M20 23.500v4.500M15 28h10',
  4: 'M7 12.500h26V27H7zM7 12.500 11 6h18l4 6.500M20 6v6.500M14 19.800l4.200 4.200 8-8',
}

/** The picture of a step, in the colour of its words; decoration only. */
export function StepPicture({ step, className }: { step: CartStep; className?: string }) {
  return (
    <svg viewBox="0 0 40 32" aria-hidden focusable="false" className={className}>
      <path d={DRAWINGS[step]} />
    </svg>
  )
}
