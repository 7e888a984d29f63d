import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LoginPanel.stories'

export default { title: 'Account/LoginPanel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    WithoutAPicture: 'without a picture',
  },
  { wide: true },
)
