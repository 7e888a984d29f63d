import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ArticleLinks.stories'

export default { title: 'Content/ArticleLinks' } satisfies Meta

export const States = stateSheet(stories, {
  One: 'one',
  Grid: 'several',
  Rows: 'rows',
  NamesInAPanel: 'names in a panel',
  Groups: 'in groups',
  VeryMany: 'very many',
  LongWords: 'very long',
})
