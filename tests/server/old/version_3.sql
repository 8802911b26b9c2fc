BEGIN TRANSACTION;
CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chat" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'Ann','hello');
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, text TEXT NOT NULL, told TEXT NOT NULL, at INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, number));
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,NULL,'deal','[{"name":"round_began","facts":{"round":1},"knows":null,"secret":[]}]',1794859269);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'plan:9','[{"name":"planned","facts":{"seat":0,"card":9},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,0,'undo','[]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',3,0,'plan:9','[{"name":"planned","facts":{"seat":0,"card":9},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',4,0,'plan:14','[{"name":"planned","facts":{"seat":0,"card":14},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',5,1,'plan:5','[{"name":"planned","facts":{"seat":1,"card":5},"knows":[1],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',6,1,'plan:7','[{"name":"planned","facts":{"seat":1,"card":7},"knows":[1],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',7,2,'plan:2','[{"name":"planned","facts":{"seat":2,"card":2},"knows":[2],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',8,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',9,0,'bid:0','[]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',10,1,'bid:0','[]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',11,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":1},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":1},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',12,1,'stake:keep','[{"name":"staked","facts":{"seat":1,"points":1},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',13,1,'lead:5','[{"name":"led","facts":{"seat":1,"card":5},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":2,"card":2},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":9},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":0,"points":1},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',14,1,'draw:deck','[{"name":"drew","facts":{"seat":1,"card":10},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":10},"knows":[1],"secret":[]},{"name":"drew","facts":{"seat":2,"card":13},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":13},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":4},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":4},"knows":[0],"secret":[]},{"name":"round_began","facts":{"round":2},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',15,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',16,0,'plan:14','[{"name":"planned","facts":{"seat":0,"card":14},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',17,1,'plan:7','[{"name":"planned","facts":{"seat":1,"card":7},"knows":[1],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',18,1,'plan:10','[{"name":"planned","facts":{"seat":1,"card":10},"knows":[1],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',19,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',20,2,'plan:11','[{"name":"planned","facts":{"seat":2,"card":11},"knows":[2],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',21,0,'bid:0','[]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',22,1,'bid:0','[]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',23,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":1},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":4},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',24,1,'stake:keep','[{"name":"staked","facts":{"seat":1,"points":4},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',25,1,'lead:7','[{"name":"led","facts":{"seat":1,"card":7},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":2,"card":11},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":14},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":0,"points":4},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',26,1,'draw:deck','[{"name":"drew","facts":{"seat":1,"card":8},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":8},"knows":[1],"secret":[]},{"name":"drew","facts":{"seat":2,"card":3},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":3},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":12},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":12},"knows":[0],"secret":[]},{"name":"round_began","facts":{"round":3},"knows":null,"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',27,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',28,0,'plan:12','[{"name":"planned","facts":{"seat":0,"card":12},"knows":[0],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',29,1,'plan:8','[{"name":"planned","facts":{"seat":1,"card":8},"knows":[1],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,1,'plan:10','[{"name":"planned","facts":{"seat":1,"card":10},"knows":[1],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',31,2,'plan:3','[{"name":"planned","facts":{"seat":2,"card":3},"knows":[2],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',32,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]',1794859270);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',33,0,'bid:0','[]',1794859270);
CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
INSERT INTO "meta" VALUES('schema',3);
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO "people" VALUES('ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann');
CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            holder TEXT NOT NULL, person TEXT, name TEXT NOT NULL, level TEXT NOT NULL, nonce TEXT NOT NULL,
            stood_in INTEGER NOT NULL, resigned INTEGER NOT NULL, tincture TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','9a82b21216acaf457b3fd31b1f8c04e7',0,0,'azure');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','9a82b21216acaf457b3fd31b1f8c04e7',0,0,'or');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','9a82b21216acaf457b3fd31b1f8c04e7',0,0,'vert');
CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            position TEXT NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "snapshots" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,'{"format":"regalia-position","version":1,"game":"tiny","rules":1,"seats":3,"options":{"ruleset":"normal","rounds":3,"coins":9,"gifts":true,"first_player":"random"},"dice":{"key":"b7773cfaa2a4fe731dd808ed32e6c1a77b7c5f442bb4d401c53a300d91d64f5e","drawn":18},"state":{"phase":"plan","round":3,"first":1,"leader":1,"die":4,"prize":4,"bank":0,"market":1,"coins":[9,9,9],"bids":[0,0,0],"points":[5,0,0],"deck":[],"discard":[5,2,9,7,11,14],"hands":[[4,12,15],[8,10,16],[3,6,13]],"known":[[],[],[]],"plans":[[],[],[]]},"since":[[0,"plan:4"],[0,"plan:12"],[1,"plan:8"],[1,"plan:10"]]}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
            owner TEXT, made INTEGER NOT NULL, secret TEXT NOT NULL, seed TEXT, start TEXT,
            uploaded INTEGER NOT NULL, over INTEGER NOT NULL, rematch TEXT);
INSERT INTO "tables" VALUES('TTTTTTTTTTTTTTTTTTTTTT','tiny',1,'{"coins":9}','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761',1794859269988845556,'ab09f5f01d3a88b10816ab46c6af5694f4d42894e3c47bfeea6a3c384e9b8d7c','"720b5c9f532bde09670cf9a075db3d41af7253d8c84385cb40a920087c99ef4d"',NULL,0,0,NULL);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
