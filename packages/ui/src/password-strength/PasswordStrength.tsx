'use client'
import { passwordStrength, type PasswordStrength as Strength } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './PasswordStrength.css'

export const passwordStrengthLabels = {
  none: '还不符合要求',
  weak: '弱',
  medium: '中',
  strong: '强',
  /** The strength in a sentence. */
  strength: (text: string) => `密码强度：${text}`,
}

/** How many bars are filled. */
const FILLED: Readonly<Record<Strength, number>> = { none: 0, weak: 1, medium: 2, strong: 3 }

const BARS = [1, 2, 3]

export interface PasswordStrengthProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** As it is typed. */
  password: string
  /**
   * Texts that the password must not contain, such as the phone.
   * @default []
   */
  names?: readonly string[]
  /** Words in place of those of {@link passwordStrengthLabels}. */
  labels?: Partial<typeof passwordStrengthLabels>
}

/** How hard a new password is to guess, in words and as bars. Renders `p`; sets `data-strength`. */
export const PasswordStrength = forwardRef<HTMLParagraphElement, PasswordStrengthProps>(
  function PasswordStrength({ password, names = [], labels, className, ...rest }, ref) {
    const words = useLabels('passwordStrength', passwordStrengthLabels, labels)
    const strength = passwordStrength(password, names)
    return (
      <p {...rest} ref={ref} className={joinClass(css.root, className)} data-strength={strength}>
        <span aria-hidden className={css.bars} data-part="bars">
          {BARS.map(bar => (
            <span
              key={bar}
              className={css.bar}
              data-part="bar"
              data-filled={dataAttr(bar <= FILLED[strength])}
            />
          ))}
        </span>
        <span role="status" className={plain} data-part="text">
          {password === '' ? '' : words.strength(words[strength])}
        </span>
      </p>
    )
  },
)
