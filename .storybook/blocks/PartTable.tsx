import type { Part } from './parts'
import { Section } from './Section'

/** The parts by their numbers on the sample. */
export function PartTable({ parts }: { parts: readonly Part[] }) {
  return (
    <Section title="Parts" about="By their numbers on the sample." none="It renders no element." all={parts}>
      {shown => (
        <table className="anatomy-table">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">data-part</th>
              <th scope="col">Element</th>
              <th scope="col">Other attributes</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, element, attributes }, at) => (
              <tr key={`${name} ${element}`}>
                <td>{at + 1}</td>
                <td>{name === '' ? 'the root' : <code>{name}</code>}</td>
                <td>
                  <code>{element}</code>
                </td>
                <td>
                  <code>{attributes.join(' ')}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
