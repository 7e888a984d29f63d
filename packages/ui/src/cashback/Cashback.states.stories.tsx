import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Cashback.stories'

export default { title: 'Account/Cashback' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Visitor: 'not logged in',
    NoTierReached: 'zero: no tier reached',
    Default: 'a tier reached',
    Plan: 'the whole plan',
    PlanOfVisitor: 'the whole plan, not logged in',
    NoPlan: 'empty: no plan',
  },
  { landmark: '返现' },
)
