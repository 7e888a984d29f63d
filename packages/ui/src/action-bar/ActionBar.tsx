'use client'
import { forwardRef, type HTMLAttributes, useRef } from 'react'
import { Button, type ButtonLook, LinkButton } from '../button'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from '../popover'
import * as css from './ActionBar.css'

/** Something that can be done: a link with `href`, otherwise a button. */
export interface ActionBarAction {
  key: string
  text: string
  /** @default 'secondary' */
  variant?: ButtonLook['variant']
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** The action is under way. */
  busy?: boolean | undefined
}

export const actionBarLabels = {
  /** Name of the group, for screen readers. */
  group: (name: string) => `${name} 的操作`,
  more: '更多',
  /** Name of the button that opens the others, and of their panel, for screen readers. */
  moreOf: (name: string) => `${name} 的更多操作`,
  menu: '更多操作',
}

export interface ActionBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the actions are about: `订单 YJ26112200000018`. */
  name: string
  /** The most urgent first. */
  actions: readonly ActionBarAction[]
  /**
   * Actions with a button of their own; the others are in a panel that a button opens.
   * @default all
   */
  max?: number
  /** @default 'm' */
  size?: ButtonLook['size']
  /** Why an action failed, below the buttons. */
  failure?: string | null | undefined
  /**
   * On a phone the buttons fill their line.
   * @default false
   */
  stretched?: boolean
  /** Words in place of those of {@link actionBarLabels}. */
  labels?: Partial<typeof actionBarLabels>
}

/**
 * What can be done with a record: buttons, and a panel for the less urgent actions. Renders `div`; sets
 * `data-stretched`.
 */
export const ActionBar = forwardRef<HTMLDivElement, ActionBarProps>(function ActionBar(
  { name, actions, max = Number.POSITIVE_INFINITY, size, failure, stretched, labels, className, ...rest },
  ref,
) {
  const words = useLabels('actionBar', actionBarLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)} data-stretched={dataAttr(stretched)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div role="group" aria-label={words.group(name)} className={css.buttons} data-part="buttons">
        {actions.slice(0, max).map(action => (
          <Action key={action.key} action={action} size={size} />
        ))}
        <More name={name} actions={actions.slice(max)} size={size} words={words} />
      </div>
      {failure && (
        <p role="alert" className={css.failure} data-part="failure">
          {failure}
        </p>
      )}
    </div>
  )
})

function Action({ action, size }: { action: ActionBarAction; size: ButtonLook['size'] }) {
  const { text, variant, href, onPress, busy } = action
  if (href !== undefined) {
    return (
      <LinkButton href={href} size={size} variant={variant} className={css.button}>
        {text}
      </LinkButton>
    )
  }
  return (
    <Button size={size} variant={variant} busy={busy} className={css.button} onClick={onPress}>
      {text}
    </Button>
  )
}

interface MoreProps extends Pick<ActionBarProps, 'name' | 'actions' | 'size'> {
  words: typeof actionBarLabels
}

function More({ name, actions, size, words }: MoreProps) {
  const chosen = useRef<ActionBarAction | null>(null)
  if (actions.length === 0) return null

  // What a press opens takes the focus when the panel has closed, which gives it back to a button that is still there.
  function pressChosen() {
    chosen.current?.onPress?.()
    chosen.current = null
  }

  return (
    <PopoverRoot>
      <PopoverTrigger asChild>
        <Button
          size={size}
          variant={size === 's' ? 'quiet' : 'secondary'}
          aria-label={words.moreOf(name)}
          className={css.button}
        >
          {words.more}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={words.menu} align="end" className={css.menu} onCloseAutoFocus={pressChosen}>
        {actions.map(action => (
          <PopoverClose key={action.key} asChild>
            {action.href === undefined ? (
              <Button variant="quiet" fullWidth onClick={() => (chosen.current = action)}>
                {action.text}
              </Button>
            ) : (
              <LinkButton href={action.href} variant="quiet" fullWidth>
                {action.text}
              </LinkButton>
            )}
          </PopoverClose>
        ))}
      </PopoverContent>
    </PopoverRoot>
  )
}
