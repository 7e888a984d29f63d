// A setup file for vitest projects: a test that prints to the console fails. A test that expects output mocks
// the method: vi.spyOn(console, 'error').mockImplementation(() => {}).
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace']
const printed = []

for (const method of METHODS) {
  console[method] = (...values) => printed.push(`console.${method}: ${format(...values)}`)
}

afterEach(failIfPrinted)
// Output from loading the file, or after its last test.
afterAll(failIfPrinted)

function failIfPrinted() {
  const lines = printed.splice(0)
  if (lines.length > 0) throw new Error(`A test printed to the console.\n${lines.join('\n')}`)
}
