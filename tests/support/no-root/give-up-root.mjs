// Preloaded by Node: the process that it is in is nobody from then on, as far as files are asked.
process.setgroups([]);
process.setegid(65_534);
process.seteuid(65_534);
