/** What the forms of the login page have in common. */
export interface LoginFormProps {
  /** Where the buyer goes on. */
  target: string
  /** What is filled in at first. */
  account: string
  onAccountChange: (account: string) => void
}
