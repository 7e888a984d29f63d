import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './WalletFigures.stories'

export default { title: 'Account/WalletFigures' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  Nothing: 'zero',
  Default: 'several',
  Frozen: 'a part is frozen',
  PointsMissing: 'points are missing',
})
