BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('6');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'Ann','hello');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	told TEXT NOT NULL, at BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,NULL,'deal','[{"name":"round_began","facts":{"round":1},"knows":null,"secret":[]}]',1795018306);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'plan:3','[{"name":"planned","facts":{"seat":0,"card":3},"knows":[0],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,0,'undo','[]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',3,0,'plan:3','[{"name":"planned","facts":{"seat":0,"card":3},"knows":[0],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',4,0,'plan:8','[{"name":"planned","facts":{"seat":0,"card":8},"knows":[0],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',5,1,'plan:1','[{"name":"planned","facts":{"seat":1,"card":1},"knows":[1],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',6,1,'plan:5','[{"name":"planned","facts":{"seat":1,"card":5},"knows":[1],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',7,2,'plan:4','[{"name":"planned","facts":{"seat":2,"card":4},"knows":[2],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',8,2,'plan:15','[{"name":"planned","facts":{"seat":2,"card":15},"knows":[2],"secret":[]}]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',9,0,'bid:0','[]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',10,1,'bid:0','[]',1795018307);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',11,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":0},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":6},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',12,0,'stake:keep','[{"name":"staked","facts":{"seat":0,"points":6},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',13,0,'lead:3','[{"name":"led","facts":{"seat":0,"card":3},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":5},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":2,"card":15},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":2,"points":6},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',14,0,'draw:deck','[{"name":"drew","facts":{"seat":0,"card":14},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":14},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":6},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":6},"knows":[1],"secret":[]},{"name":"drew","facts":{"seat":2,"card":2},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":2},"knows":[2],"secret":[]},{"name":"round_began","facts":{"round":2},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',15,0,'plan:8','[{"name":"planned","facts":{"seat":0,"card":8},"knows":[0],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',16,0,'plan:12','[{"name":"planned","facts":{"seat":0,"card":12},"knows":[0],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',17,1,'plan:1','[{"name":"planned","facts":{"seat":1,"card":1},"knows":[1],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',18,1,'plan:6','[{"name":"planned","facts":{"seat":1,"card":6},"knows":[1],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',19,2,'plan:2','[{"name":"planned","facts":{"seat":2,"card":2},"knows":[2],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',20,2,'plan:4','[{"name":"planned","facts":{"seat":2,"card":4},"knows":[2],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',21,0,'bid:0','[]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',22,1,'bid:0','[]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',23,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":0},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":2},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',24,0,'stake:keep','[{"name":"staked","facts":{"seat":0,"points":2},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',25,0,'lead:8','[{"name":"led","facts":{"seat":0,"card":8},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":1},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":2,"card":2},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":0,"points":2},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',26,0,'draw:deck','[{"name":"drew","facts":{"seat":0,"card":10},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":10},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":9},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":9},"knows":[1],"secret":[]},{"name":"drew","facts":{"seat":2,"card":13},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":13},"knows":[2],"secret":[]},{"name":"round_began","facts":{"round":3},"knows":null,"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',27,0,'plan:10','[{"name":"planned","facts":{"seat":0,"card":10},"knows":[0],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',28,0,'plan:12','[{"name":"planned","facts":{"seat":0,"card":12},"knows":[0],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',29,1,'plan:6','[{"name":"planned","facts":{"seat":1,"card":6},"knows":[1],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,1,'plan:9','[{"name":"planned","facts":{"seat":1,"card":9},"knows":[1],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',31,2,'plan:4','[{"name":"planned","facts":{"seat":2,"card":4},"knows":[2],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',32,2,'plan:13','[{"name":"planned","facts":{"seat":2,"card":13},"knows":[2],"secret":[]}]',1795018308);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',33,0,'bid:0','[]',1795018308);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann');
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	review TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	nonce TEXT NOT NULL, 
	stood_in INTEGER NOT NULL, 
	resigned INTEGER NOT NULL, tincture TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','fb87266b4552da79cab9acb523322095',0,0,'azure');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','','','fb87266b4552da79cab9acb523322095',0,0,'or');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','','','fb87266b4552da79cab9acb523322095',0,0,'vert');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,'{"format":"regalia-position","version":1,"game":"tiny","rules":1,"seats":3,"options":{"ruleset":"normal","rounds":3,"coins":9,"gifts":true,"first_player":"random"},"dice":{"key":"151f94aa369bc126ad63601821270fd63a0b9ccdbfa3c4b8311965badb52fb12","drawn":19},"state":{"phase":"plan","round":3,"first":0,"leader":0,"die":2,"prize":2,"bank":0,"market":7,"coins":[9,9,9],"bids":[0,0,0],"points":[2,0,6],"deck":[],"discard":[3,5,15,8,1,2],"hands":[[10,12,14],[6,9,11],[4,13,16]],"known":[[],[],[]],"plans":[[],[],[]]},"since":[[0,"plan:10"],[0,"plan:12"],[1,"plan:6"],[1,"plan:9"]]}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	owner TEXT, 
	made BIGINT NOT NULL, 
	secret TEXT NOT NULL, 
	seed TEXT, 
	start TEXT, 
	uploaded INTEGER NOT NULL, 
	over INTEGER NOT NULL, 
	rematch TEXT, version INTEGER DEFAULT '0' NOT NULL, flow TEXT DEFAULT '' NOT NULL, origin TEXT, origin_at INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('TTTTTTTTTTTTTTTTTTTTTT','tiny',1,'{"coins":9}','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761',1795018306793074869,'1a28929c2db65b0596ed40d32eaa1675f37a12060bd7a42eb2100910c9705a82','"74a16fd6ded3cffbe0c2234dd29f752ba4f05b19c15cba975f8ab23399583c6d"',NULL,0,0,NULL,34,'{"held":[],"ready":[]}',NULL,NULL);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX tables_by_origin ON tables (origin);
COMMIT;
