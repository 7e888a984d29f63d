export {
  choiceField,
  dayField,
  integerField,
  keywordsField,
  monthField,
  pageField,
  readDays,
  textField,
} from '@yaoji/hooks'
