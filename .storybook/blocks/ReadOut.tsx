import type { Announced } from './readOut'
import { Section } from './Section'

/** What a screen reader says, in its order, and where Tab stops. */
export function ReadOut({ announced }: { announced: readonly Announced[] }) {
  return (
    <Section
      title="What is read out"
      about="In this order: the role, the name, then value and states. A number is a stop of the Tab key."
      none="Nothing: the sample is hidden from screen readers."
      all={announced}
    >
      {shown => (
        <ol className="anatomy-read-out">
          {shown.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two elements can say the same
            <li key={at}>
              <span className="anatomy-stop">{row.stop > 0 && <kbd>Tab {row.stop}</kbd>}</span>
              <span className="anatomy-role">{row.role}</span>
              <span>
                <span className="anatomy-name" lang="zh-CN">
                  {row.name}
                </span>
                {row.description !== '' && (
                  <span className="anatomy-more"> described by {row.description}</span>
                )}
                {row.states.length > 0 && <span className="anatomy-more"> {row.states.join(', ')}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
