import type { Client, Submittable } from 'pg';

/** What PostgreSQL says of a statement: type names as `format_type` writes them. */
export interface Description {
  readonly params: readonly string[];
  readonly columns: readonly (readonly [name: string, type: string])[];
}

/**
 * Asks PostgreSQL what a statement takes and answers, without running it.
 *
 * @throws the server's error where the text is no statement of this schema
 */
export async function describeStatement(client: Client, text: string): Promise<Description> {
  const { params, columns } = await oidsOf(client, text);
  const { rows } = await client.query<{ names: string[] }>(
    'select array(select format_type(oid, null) from unnest($1::oid[]) with ordinality as asked (oid, place) order by place) as names',
    [[...params, ...columns.map(([, oid]) => oid)]],
  );
  const names = rows[0]?.names ?? [];
  return {
    params: names.slice(0, params.length),
    columns: columns.map(([name], index) => [name, names[params.length + index] ?? '']),
  };
}

interface Oids {
  readonly params: readonly number[];
  readonly columns: readonly (readonly [name: string, oid: number])[];
}

function oidsOf(client: Client, text: string): Promise<Oids> {
  return new Promise((resolve, reject) => {
    let params: readonly number[] = [];
    let columns: Oids['columns'] = [];
    const { connection } = client;
    const hear = (message: { dataTypeIDs: number[] }): void => {
      params = message.dataTypeIDs;
    };
    connection.once('parameterDescription', hear);
    const asked: Submittable & Record<string, unknown> = {
      submit: () => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
        columns = fields.map((field) => [field.name, field.dataTypeID]);
      },
      // The driver tells of an error or of the end, never of both.
      handleError: (error: Error) => {
        connection.removeListener('parameterDescription', hear);
        reject(error);
      },
      handleReadyForQuery: () => {
        connection.removeListener('parameterDescription', hear);
        resolve({ params, columns });
      },
    };
    client.query(asked);
  });
}
