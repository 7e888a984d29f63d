import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with axe's own words when the rendered DOM breaks a rule. Colour and size need a real browser: stories check those. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      region: { enabled: false },
    },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}
