import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StoreCopy.stories'

export default { title: 'Account/StoreCopy' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'several',
  NoLines: 'zero lines',
  OneStore: 'one',
  Busy: 'being copied',
  Refused: 'refused',
  Outcome: 'copied',
  VeryMany: 'very many',
  LongWords: 'very long',
})
