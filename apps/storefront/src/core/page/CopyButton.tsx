import { useCopy } from '@yaoji/hooks'
import * as css from './CopyButton.css'

const TEXTS = { '': '复制', copied: '已复制', failed: '请手动复制' } as const

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is, for screen readers: `订单号`. */
  name: string
}

/** Copies a text, and says for two seconds whether it worked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { state, copy } = useCopy()
  return (
    <>
      <button type="button" className={css.root} onClick={() => copy(text)}>
        {TEXTS[state]}
        <span className={css.readOut}>
          {name} {text}
        </span>
      </button>
      <span role="status" className={css.readOut}>
        {state && `${name}${TEXTS[state]}`}
      </span>
    </>
  )
}
