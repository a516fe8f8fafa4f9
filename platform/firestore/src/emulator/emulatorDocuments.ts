import { documentsRoot, type DocumentPlace } from '../documents/names';
import type { WireFields } from '../documents/values';
import { EMULATOR_TOKEN, type Database } from '../orders/source/databaseAccess';
import { readDatabase } from '../orders/source/readDatabase';
import { requestDatabase } from '../orders/source/requestDatabase';

/** Documents of an emulator as the company's own programs keep them, past the rules. */
export interface EmulatorDocuments {
  ids(collection: string): Promise<string[]>;
  put(place: DocumentPlace, fields: WireFields): Promise<void>;
  erase(place: DocumentPlace): Promise<void>;
}

/** Takes the emulator's host and port. */
export function emulatorDocuments(host: string, project: string): EmulatorDocuments {
  const database: Database = {
    ...{ kind: 'emulator', address: `http://${host}`, project, token: EMULATOR_TOKEN },
  };
  const pathOf = ({ collection, id }: DocumentPlace) =>
    [documentsRoot(project), encodeURIComponent(collection), encodeURIComponent(id)].join('/');
  return {
    ids: async (collection) => (await readDatabase(database, collection)).map(({ id }) => id),
    put: async (place, fields) => {
      await requestDatabase(database, 'PATCH', pathOf(place), { fields });
    },
    erase: async (place) => {
      await requestDatabase(database, 'DELETE', pathOf(place));
    },
  };
}
