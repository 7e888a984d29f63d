import * as css from './Empty.css'

/** A medicine cabinet with an open, empty drawer. */
export function EmptyPicture() {
  return (
    <svg viewBox="0 0 112 64" className={css.picture} data-part="picture" aria-hidden focusable="false">
      <g className={css.cabinet}>
        <path d="M.5.5h36v30H.5ZM75.5.5h36v30h-36ZM38 .5h36v30H38ZM.5 32h36v31H.5ZM75.5 32h36v31h-36Z" />
        <path d="M38 32h36v6H38Z" />
      </g>
      <path className={css.front} d="M34.5 38.5h43v24h-43Z" />
      <path className={css.front} d="M50 44h12v4H50Z" />
      <g className={css.handle}>
        <circle cx="56" cy="55" r="2.5" />
        <circle cx="18.5" cy="19" r="1.5" />
        <circle cx="56" cy="19" r="1.5" />
        <circle cx="93.5" cy="19" r="1.5" />
        <circle cx="18.5" cy="51" r="1.5" />
        <circle cx="93.5" cy="51" r="1.5" />
      </g>
    </svg>
  )
}
