import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CodeField.stories'

export default { title: 'Form/CodeField' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'empty',
    WithoutNumber: 'disabled',
    Refused: 'refused',
    WrongCode: 'error',
  },
  { width: 264 },
)
