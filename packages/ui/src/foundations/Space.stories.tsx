import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenRows } from '../part/testing/TokenTable'
import { theme } from '../theme/contract.css'
import { frame, media, radius, space, targetSize } from '../theme/scale'

const meta = { title: 'Foundations/Space' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { color } = theme

export const Space: Story = {
  render: () => (
    <TokenRows
      name="space"
      values={space}
      look={value => <div style={{ width: value, height: 12, background: color.accent }} />}
      use={{
        1: 'between an icon and its text, between tags',
        2: 'between controls of one row',
        3: 'in cells of tables, between fields of a group',
        4: 'in panels, between panels',
        6: 'between the sections of a panel',
        8: 'between the sections of a page',
        12: 'above and below a message that fills a page',
      }}
    />
  ),
}

export const Radius: Story = {
  render: () => (
    <TokenRows
      name="radius"
      values={radius}
      look={value => <div style={{ width: 48, height: 24, borderRadius: value, background: color.accent }} />}
      use={{ s: 'tags, fields, buttons', m: 'panels, cards, dialogs', full: 'counts, round buttons' }}
    />
  ),
}

/** The least size of what is pressed. */
export const Target: Story = {
  render: () => (
    <TokenRows
      name="scale"
      values={{ targetSize }}
      look={value => <div style={{ width: value, height: value, background: color.accent }} />}
      use={{ targetSize: 'the least width and height of everything that is pressed (WCAG 2.5.8)' }}
    />
  ),
}

export const Frame: Story = {
  name: 'Frame of a page',
  render: () => (
    <TokenRows
      name="frame"
      values={frame}
      use={{
        topBar: 'height of the first bar: account and service',
        header: 'height of the header: logo, search, cart',
        nav: 'height of the navigation',
        navCompact: 'height of the navigation below a header of one line',
        stickyHeader: 'height of the header that stays at the top',
        categoryColumn: 'width of the column of categories',
        content: 'width of the content',
        contentWide: 'width of the content on wide screens',
        strip: 'width of the closed side cart',
        sideCart: 'width of the open side cart',
        bottomBar: 'height of the bar along the lower edge of a phone',
        bottomAd: 'height of the ad along the lower edge',
        bottomAdText: 'height of its text, in narrow windows',
      }}
    />
  ),
}

export const Breakpoints: Story = {
  render: () => (
    <TokenRows
      name="media"
      values={media}
      use={{
        narrow: 'one column, tables become cards',
        medium: 'fewer columns, no side cart',
        wide: 'wide content',
        low: 'little height: what sticks is lower or does not stick',
        bottomBar: 'narrow, and high enough for a bar along the lower edge',
        cramped: 'little height and width, as a page zoomed to 200 %: nothing sticks',
        still: 'the user asks for less motion',
      }}
    />
  ),
}
