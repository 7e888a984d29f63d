import { expect, test } from 'vitest'
import { nodeComplaint } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '25.1.0', '26.0.0'])(
  'Node %s is supported',
  version => {
    expect(nodeComplaint(version)).toBeUndefined()
  },
)

test.each(['8.17.0', '18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
  'Node %s is refused in one line',
  version => {
    const complaint = nodeComplaint(version)
    expect(complaint).toContain(version)
    expect(complaint).toContain('Node 20.19+, 22.13+ or 24+;')
    expect(complaint).not.toContain('\n')
  },
)
