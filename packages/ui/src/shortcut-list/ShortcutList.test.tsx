import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { shortcutsForStory } from './fixtures'
import * as exported from './index'
import { ShortcutDialog, ShortcutList } from './index'

test('keys are beside what they do', async () => {
  const { container } = render(<ShortcutList shortcuts={shortcutsForStory} />)
  expect(screen.getAllByRole('term').map(keys => keys.textContent)).toEqual(['/', 'G C', 'G K', 'G O', '?'])
  expect(screen.getAllByRole('definition').map(text => text.textContent)).toContain('快捷采购')
  await expectAccessible(container)
})

test('[LB-05 2] the dialog switches the shortcuts off', async () => {
  const onEnabledChange = vi.fn()
  render(<ShortcutDialog open shortcuts={shortcutsForStory} enabled onEnabledChange={onEnabledChange} />)
  const dialog = within(screen.getByRole('dialog', { name: '键盘快捷键' }))
  expect(dialog.getAllByRole('term')).toHaveLength(5)
  await userEvent.click(dialog.getByRole('checkbox', { name: '使用快捷键', checked: true }))
  expect(onEnabledChange).toHaveBeenCalledExactlyOnceWith(false)
})

testConformance(exported, {
  ShortcutList: { props: { shortcuts: shortcutsForStory } },
  ShortcutDialog: {
    props: { open: true, shortcuts: shortcutsForStory, enabled: true, onEnabledChange: () => {} },
  },
})
