import { passwordStrength, type PasswordStrength as Strength } from '@yaoji/domain'
import * as css from './PasswordStrength.css'

const STRENGTHS: Readonly<Record<Strength, { text: string; bars: number }>> = {
  none: { text: '还不符合要求', bars: 0 },
  weak: { text: '弱', bars: 1 },
  medium: { text: '中', bars: 2 },
  strong: { text: '强', bars: 3 },
}

const BARS = [1, 2, 3]

export interface PasswordStrengthProps {
  password: string
  /** Texts that the password must not contain, such as the phone. */
  names: readonly string[]
}

/** How hard a new password is to guess, in words and as bars. */
export function PasswordStrength({ password, names }: PasswordStrengthProps) {
  const strength = passwordStrength(password, names)
  const { text, bars } = STRENGTHS[strength]
  return (
    <p className={css.root} data-strength={strength}>
      <span aria-hidden className={css.bars}>
        {BARS.map(bar => (
          <span key={bar} className={css.bar} data-filled={bar <= bars ? '' : undefined} />
        ))}
      </span>
      <span role="status">{password === '' ? '' : `密码强度：${text}`}</span>
    </p>
  )
}
