import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Skeleton.stories'

export default { title: 'Feedback/Skeleton' } satisfies Meta

export const States = stateSheet(stories, {
  Lines: 'lines',
  Grid: 'products',
  Rows: 'rows',
  Table: 'a table',
  GroupOfRows: 'rows of their own shape',
  GroupOfPanels: 'the parts of a page',
})
