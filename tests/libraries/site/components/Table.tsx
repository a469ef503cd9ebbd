'use client';

import {
  type ColumnDef,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';

interface Row {
  name: string;
}

const data: Row[] = [{ name: 'off' }, { name: 'on' }];
const columns: ColumnDef<Row>[] = [{ accessorKey: 'name', header: 'Try', sortDescFirst: true }];

export function Table() {
  // oxlint-disable-next-line react/incompatible-library -- The library's own hook.
  const table = useReactTable({
    data,
    columns,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const [header] = table.getFlatHeaders();
  return (
    <div>
      <button onClick={header!.column.getToggleSortingHandler()}>
        {flexRender(header!.column.columnDef.header, header!.getContext())}
      </button>
      <p>{table.getRowModel().rows[0]!.original.name}</p>
    </div>
  );
}
