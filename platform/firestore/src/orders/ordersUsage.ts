export const USAGE = `Shows the order enquiries, newest first.

Usage:
  npm run orders -- [options]
  npm run orders -- erase (--id REFERENCE | --email ADDRESS | --before DAY) [from where]

Options:
  --csv            as comma-separated values, for a spreadsheet
  --json           as JSON, for a program
  --subscribers    the subscribers instead of the enquiries
  --out FILE       into a file that only you can read
  --help           this text

Which ones (all of these that are given):
  --from DAY       received on that day or later; a day is 2026-01-31, in India
  --to DAY         received on that day or earlier
  --product NAME   for one product
  --kind KIND      from one kind of buyer
  --email ADDRESS  from one person
  --id REFERENCE   one alone, by its reference or its id

From where:
  --data FOLDER    another data folder than .data
  --url ADDRESS    a running server, such as http://127.0.0.1:8080; --data names its
                   data folder, which holds the token that it asks for
  --emulator       the emulator at FIRESTORE_EMULATOR_HOST
  --production     Cloud Firestore, with the access token in SITE_FIRESTORE_TOKEN
  --project ID     another project than the site's own

Erasing:
  erase            shows what would be erased, of enquiries and subscribers alike
  --confirm COUNT  erases it, if the count is still the same
`;
