'use client'
import { useEffect, useRef } from 'react'
import { showWhole } from '../part/showWhole'
import { plain } from '../theme/base.css'
import type { SpikePhase } from './phase'
import * as css from './SpikeBlock.css'

interface SpikeBlockSessionsProps {
  sessions: readonly { readonly id: number; readonly name: string }[]
  phases: readonly SpikePhase[]
  chosen: number | undefined
  onChoose: (id: number) => void
  words: { readonly sessions: string; readonly phase: Readonly<Record<SpikePhase, string>> }
}

/** The sessions in a row; one that scrolls shows the chosen session. */
export function SpikeBlockSessions({ sessions, phases, chosen, onChoose, words }: SpikeBlockSessionsProps) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is chosen
  useEffect(() => {
    if (row.current) showWhole(row.current, row.current.querySelector('[aria-pressed="true"]'))
  }, [chosen])
  return (
    <ul ref={row} aria-label={words.sessions} className={css.sessions} data-part="sessions">
      {sessions.map(({ id, name }, index) => {
        const phase = phases[index] ?? 'over'
        return (
          <li key={id} className={plain}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className={css.session}
              data-part="session"
              data-phase={phase}
            >
              {name}{' '}
              <span className={css.phase} data-part="phase">
                {words.phase[phase]}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
