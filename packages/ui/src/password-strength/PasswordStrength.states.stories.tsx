import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PasswordStrength.stories'

export default { title: 'Form/PasswordStrength' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Empty: 'empty',
    NotAllowed: 'not allowed',
    Weak: 'weak',
    Medium: 'medium',
    Strong: 'strong',
  },
  { width: 240 },
)
