import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LoginHeader.stories'

export default { title: 'Chrome/LoginHeader' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Pending: 'loading',
    Plain: 'without code and hotline',
    Default: 'default',
    OtherLogo: 'another logo',
    LongTitle: 'very long',
  },
  { wide: true, frameHeight: 160 },
)
